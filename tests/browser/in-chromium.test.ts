import { describeFlows } from '../support/engines/flows/index.ts';
import { chromiumIfAsked } from '../support/engines/chromium-driver.ts';

describeFlows(chromiumIfAsked);
