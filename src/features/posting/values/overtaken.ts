import { isApiError } from '@/api/errors';

/** Whether the server refused an edit because the listing says something else by now than it began with. */
export const isOvertaken = (error: unknown): boolean => isApiError(error) && error.status === 412;
