/** The repository that links lead to unless the configuration names another (`REPOSITORY`, `BRANCH` in `wrangler.toml`). */
export const REPOSITORY = 'https://github.com/mui/mui-x';
export const BRANCH = 'master';
