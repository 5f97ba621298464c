import { start } from '../lib/client.ts';

start();
