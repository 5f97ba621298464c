import { watchOrigins } from './source/element.ts';
import { showUpdates } from './updates.ts';

showUpdates();
watchOrigins();
