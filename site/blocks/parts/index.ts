/** The shared parts of the components of blocks. */
export type { BlockProps } from '../props.ts';
export { Action, alertId } from './Action.tsx';
export { Actions } from './Actions.tsx';
export { Back } from './Back.tsx';
export { columnsOf } from './columns.ts';
export { Eyebrow } from './Eyebrow.tsx';
export { FormBox } from './FormBox.tsx';
export { Icon } from './Icon.tsx';
export { Link } from './Link.tsx';
export { NextSteps } from './NextSteps.tsx';
export { Picture } from './Picture.tsx';
export { Points } from './Points.tsx';
export { Section } from './Section.tsx';
export { Stars } from './Stars.tsx';
export { Texts } from './Texts.tsx';
export { Windows } from './Windows.tsx';
