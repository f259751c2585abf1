export { interactionRoutes } from './interaction.routes.ts'
