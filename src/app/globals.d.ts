declare module '*.css';
/** The address of a drawing. */
declare module '*.svg' {
  const url: string;
  export default url;
}
declare namespace NodeJS {
  interface ProcessEnv {
    /** Written into the bundle by webpack. */
    readonly API_BASE_URL?: string;
    readonly APP_VERSION?: string;
    /** Version and commit. */
    readonly APP_BUILD?: string;
  }
}
