/**
 * A webpack loader for packages that ship as one module: names set on components from outside keep those components,
 * and all that they use, in the bundle even when nobody imports them. Takes the names away and marks the making of a
 * component as free of effects, so that what is unused falls out.
 */
export default function dropDisplayNames(source) {
  return (
    source
      .replace(/^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, '')
      // Looked up by a computed name, it asks for a helper that builds a namespace of React.
      .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
      .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
  );
}
