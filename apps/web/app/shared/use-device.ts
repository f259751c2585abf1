import type { Device } from '@kms/features/device/device'
import { useLocation } from 'react-router'

/** Which of the two sites this page belongs to. */
export const useDevice = (): Device => (/^\/mobile(\/|$)/i.test(useLocation().pathname) ? 'mobile' : 'pc')
