import { createContext, use } from 'react';

/** Collects the ids of the pictures uploaded in a form, which are submitted with it. */
export const Pictures = createContext<{ readonly add: (id: string) => void }>({ add: () => {} });

export function usePictures(): { readonly add: (id: string) => void } {
  return use(Pictures);
}
