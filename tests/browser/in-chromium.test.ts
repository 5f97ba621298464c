import { describeFlows } from '../support/engines/flows/index.ts';
import { chromium } from '../support/engines/chromium-driver.ts';

// The other browser tests show all of this in Chromium. Here the flows themselves are tried: `ENGINE=chromium npm test -- in-chromium`.
const asked = process.env['ENGINE'] === 'chromium';
describeFlows({ ...chromium, ...(!asked && { left: 'Chromium: the other browser tests show what the flows show' }) });
