import { useUnreadCount } from '@kms/features/messages/use-unread-count'
import { useLocation } from 'react-router'
import { headerCalls, liveUnread } from '../shared/shell/header-calls.ts'

export const useMyUnreadCount = () => useUnreadCount(headerCalls, useLocation().key, liveUnread).count
