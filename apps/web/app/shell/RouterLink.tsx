import type { LinkProps } from '@kms/ui/LinkProvider'
import { Link } from 'react-router'

export const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} prefetch="none" {...rest} />
