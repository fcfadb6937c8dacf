/** What only the log is told: a missing agent id (ROUTE-9), a missing phone [AGENT-5]. */
export function logProblem(text: string): void {
  console.error(text);
}
