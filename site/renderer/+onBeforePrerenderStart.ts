import { routes } from '#generated/routes.ts';

/** Renders every address of the route table. */
export function onBeforePrerenderStart(): string[] {
  return routes.map(({ url }) => url);
}
