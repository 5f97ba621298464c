/**
 * Runs in the page, which from now on is laid out and not drawn. What is found at a point stays the same, which it would not in one
 * whose `visibility` is `hidden`; and no element inherits this, so that it costs no styles.
 */
export const leaveUndrawn = (): void => document.documentElement.style.setProperty('opacity', '0', 'important');

/** Runs in the page, which is drawn again. */
export const drawAgain = (): void => void document.documentElement.style.removeProperty('opacity');
