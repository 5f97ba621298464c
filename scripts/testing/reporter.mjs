import { writeFileSync } from 'node:fs';
import process from 'node:process';

/** Vitest's part of the figures: how long each test file took, hooks and imports included. It writes them where `TEST_FIGURES` says. */
export default class Figures {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const to = process.env['TEST_FIGURES'];
    if (to === undefined) return;
    const figures = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return { file: module.relativeModuleId, tests: [...module.children.allTests()].length, seconds: Math.round(ms / 10) / 100 };
    });
    writeFileSync(to, JSON.stringify(figures));
  }
}
