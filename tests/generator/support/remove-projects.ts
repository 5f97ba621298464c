import { afterAll } from 'vitest';

import { removeProjects } from './project.ts';

afterAll(removeProjects);
