import { startSources } from './source/start.ts';
import { showUpdates } from './updates.ts';

showUpdates();
startSources();
