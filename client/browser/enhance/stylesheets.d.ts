declare module 'tailwindcss/*.css' {
  const css: string;
  export default css;
}
