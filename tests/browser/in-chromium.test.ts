import { chromium } from '../support/engines/chromium-driver.ts';
import { describeIn } from '../support/engines/flows/flow.ts';
import { describeVisits } from '../support/engines/flows/index.ts';

describeIn(chromium, describeVisits);
