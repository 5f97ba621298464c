import { writeFileSync } from 'node:fs';
import process from 'node:process';

/** A vitest reporter that writes how long each test file took, including hooks and imports, to the file in `TEST_FIGURES`. */
export default class Figures {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const to = process.env['TEST_FIGURES'];
    if (to === undefined) return;
    const figures = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return {
        file: module.relativeModuleId,
        tests: [...module.children.allTests()].length,
        seconds: Math.round(ms / 10) / 100,
      };
    });
    writeFileSync(to, JSON.stringify(figures));
  }
}
