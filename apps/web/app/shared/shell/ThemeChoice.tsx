import { useTheme } from '@kms/features/shell/use-theme'
import { ThemeSwitch } from '@kms/ui/ThemeSwitch'

export const ThemeChoice = () => <ThemeSwitch {...useTheme()} />
