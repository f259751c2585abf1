import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'

const apiOrigin = process.env.API_ORIGIN

export default defineConfig({
  base: '/kms/',
  plugins: [reactRouter()],
  // Behind nginx `/kms/api` is the API's; the development server does the same.
  ...(apiOrigin && {
    server: { proxy: { '/kms/api': { target: apiOrigin, rewrite: (path: string) => path.replace(/^\/kms/, '') } } },
  }),
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
