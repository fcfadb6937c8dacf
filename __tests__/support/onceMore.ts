// A browser on a busy machine fails for reasons of its own at times: a test that fails is run once more, and says so.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
