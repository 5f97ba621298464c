/** Loaded before a program under measurement: writes at its end what it has used of the machine. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env['BENCH_USAGE'];
if (file !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }));
  });
}
