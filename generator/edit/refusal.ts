import type { Location } from '../diagnostic.ts';

/** An edit that cannot be made safely, with what to do by hand instead. */
export class CannotEdit extends Error {
  readonly place: Location | undefined;

  constructor(why: string, place?: Location) {
    super(why);
    this.place = place;
  }
}
