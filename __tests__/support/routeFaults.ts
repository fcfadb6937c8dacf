import ts from 'typescript';

/** Where a route's parts come from: rooms of the house, the router, and what reads a query's state. */
const SOURCES = [
  /^react$/,
  /^react-router$/,
  /^@reduxjs\/toolkit\/query$/,
  /^@\/(components|domain|features|store|words)\//,
  /^@\/api\/(marketplaceApi|errors|records)$/,
  /^\.\/\w+$/,
];
/** Of React, only what joins what is there already, and what hands it on. */
const OF_REACT = ['useEffect', 'useMemo', 'useCallback', 'ReactNode'];
const OUTSIDE =
  /^(fetch|XMLHttpRequest|WebSocket|EventSource|navigator|localStorage|sessionStorage|indexedDB|caches|document|setTimeout|setInterval|console)$/;
/** Whom an effect may tell that something is so. */
const TOLD = ['dispatch', 'navigate', 'window.scrollTo'];

const within = (node: ts.Node, see: (node: ts.Node) => boolean | undefined): void =>
  node.forEachChild((child) => {
    if (see(child) !== false) within(child, see);
  });

/**
 * What makes a route's component more than a selector over the store (STORE-4): state of its own, a call of its own, work
 * in an effect, storage, timers, waiting, or parts from elsewhere.
 */
export function routeFaults(code: string): readonly string[] {
  const file = ts.createSourceFile('Route.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  within(file, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const source = node.moduleSpecifier.text;
      if (!SOURCES.some((allowed) => allowed.test(source))) faults.push(`takes from ${source}`);
      const names = node.importClause?.namedBindings;
      if (source !== 'react') return false;
      if (names === undefined || !ts.isNamedImports(names)) faults.push('takes all of react');
      else for (const { name } of names.elements) if (!OF_REACT.includes(name.text)) faults.push(`uses ${name.text}`);
      return false;
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'marketplaceApi') {
      const name = node.name.text;
      if (!/^use\w+Query$/.test(name)) faults.push(`asks by marketplaceApi.${name}`);
    }
    if (ts.isIdentifier(node) && OUTSIDE.test(node.text) && !ts.isPropertyAssignment(node.parent)) {
      faults.push(`touches ${node.text}`);
    }
    if (ts.isAwaitExpression(node) || (ts.isPropertyAccessExpression(node) && node.name.text === 'then')) {
      faults.push('waits for something');
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'useEffect') faults.push(...effectFaults(node));
    return undefined;
  });
  return faults;
}

/** An effect of a route hands a fact on, to the store or the router, and keeps nothing running. */
function effectFaults(effect: ts.CallExpression): readonly string[] {
  const [body] = effect.arguments;
  const faults: string[] = [];
  if (body === undefined) return faults;
  within(body, (node) => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) faults.push('keeps something running');
    if (!ts.isCallExpression(node)) return undefined;
    const told = node.expression.getText();
    if (!TOLD.includes(told)) faults.push(`calls ${told} in an effect`);
    // What it tells may be made in place.
    return false;
  });
  return faults;
}
