/** What blocks are made of. */
export { Action, alertId } from './Action.tsx';
export { Actions } from './Actions.tsx';
export { Back } from './Back.tsx';
export { Eyebrow } from './Eyebrow.tsx';
export { FormBox } from './FormBox.tsx';
export { Icon } from './Icon.tsx';
export { linkProps } from './link-props.ts';
export { NewTab } from './NewTab.tsx';
export { NextSteps } from './NextSteps.tsx';
export { Picture } from './Picture.tsx';
export { Points } from './Points.tsx';
export { Section } from './Section.tsx';
export { Stars } from './Stars.tsx';
