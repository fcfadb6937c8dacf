declare module '*.css';
declare namespace NodeJS {
  interface ProcessEnv {
    /** Written into the bundle by webpack. */
    readonly API_BASE_URL?: string;
    readonly APP_VERSION?: string;
  }
}
