/** Leaves a line in the console when the address leads nowhere, as the page says; the server's log has one as well. */
export function start(): void {
  console.warn(`404: ${location.pathname}`);
}
