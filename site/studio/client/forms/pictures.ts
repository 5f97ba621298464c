import { createContext, use } from 'react';

/** The pictures that were handed over for a form, to be sent along with it. */
export const Pictures = createContext<{ readonly add: (id: string) => void }>({ add: () => {} });

export function usePictures(): { readonly add: (id: string) => void } {
  return use(Pictures);
}
