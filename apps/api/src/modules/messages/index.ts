export { messageRoutes } from './message.routes.ts'
export { sendMessage, type MessageKind, type NewMessage } from './send-message.ts'
