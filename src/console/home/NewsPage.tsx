export const NewsPage = () => null;
