import { z } from 'zod';

/** An outline icon of Phosphor (https://phosphoricons.com) by its name, such as `house` or `linkedin-logo`. */
export const iconName = z.string();
