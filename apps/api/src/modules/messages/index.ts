export { messageRoutes } from './message.routes.ts'
export { sendMessage, type NewMessage } from './send-message.ts'
