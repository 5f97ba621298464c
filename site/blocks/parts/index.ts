/** The shared parts of the components of blocks. */
export type { BlockProps } from '../props.ts';
export { Action, Actions, alertId, Back, Link } from './actions.tsx';
export { FormBox } from './FormBox.tsx';
export { Icon } from './Icon.tsx';
export { Picture } from './Picture.tsx';
export { Section } from './Section.tsx';
export { columnsOf, Eyebrow, NextSteps, Points, Stars, Texts } from './texts.tsx';
export { Windows } from './Windows.tsx';
