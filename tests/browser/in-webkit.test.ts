import { describeCore } from '../support/engines/flows/index.ts';
import { webkit } from '../support/engines/webkit-driver.ts';

describeCore(webkit);
