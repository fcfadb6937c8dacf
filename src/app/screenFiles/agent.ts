/** The file of an agent's page: the screen, and the readers of its calls. */
export { browsingReaders as readers } from '@/api/readers/browsing';
export { default } from '@/routes/AgentRoute';
