import { start } from '../browser/client.ts';

start();
