// What looks at screens is of no use, and takes long to load, where there is none.
if ('document' in globalThis) jest.requireActual('./screenSetup');
