import { describeCore } from '../support/engines/flows/index.ts';
import { firefox } from '../support/engines/firefox-driver.ts';

describeCore(firefox);
