export { announceMessages } from './live/announce-messages.ts'
export { messageStreamRoutes } from './live/stream.routes.ts'
export { messageRoutes } from './message.routes.ts'
export { sendMessage, type NewMessage } from './send-message.ts'
