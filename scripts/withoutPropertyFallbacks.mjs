/** A PostCSS plugin: takes away what Tailwind writes for browsers that do not know `@property`; all of ours do. */
export default {
  postcssPlugin: 'without-property-fallbacks',
  OnceExit(root) {
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    });
  },
};
