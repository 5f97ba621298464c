import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { SourceAnswer, SourceQuestion } from '../../../generator/sources/answer.ts';
import { sourceEndpoint } from './endpoint.ts';

/** Finds where what a page shows stands in the source. */
export interface Sources {
  /** The project's folder, with a slash at its end. */
  readonly root: string;
  find(question: SourceQuestion): Promise<SourceAnswer>;
}

/** Answers the open pages which place of the spec something in them comes from. Only for the dev server. */
export function sourcePages({ root, find }: Sources): Plugin {
  const answer = async (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void): Promise<void> => {
    try {
      const found = await find((await json(request)) as SourceQuestion);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ root, ...found }));
    } catch (error) {
      next(error);
    }
  };
  return {
    name: 'site:sources',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(sourceEndpoint, (request, response, next) => {
        if (request.method === 'POST') void answer(request, response, next);
        else next();
      });
    },
  };
}
