/** The page's body as the server has sent it: each node of a copy, and the node of the page that it is a copy of. */
export interface Served {
  readonly copies: readonly Node[];
  readonly originals: readonly Node[];
}

declare global {
  var served: Served | undefined;
}

/**
 * Records the body as it is now. The browser gets the source text of this function, so it uses nothing from outside.
 */
export function noteServed(): void {
  const nodesOf = (root: Node): Node[] => {
    const walker = document.createTreeWalker(root);
    const nodes = [root];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  globalThis.served = { copies: nodesOf(document.body.cloneNode(true)), originals: nodesOf(document.body) };
}
