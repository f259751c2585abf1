import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** The app gives its router's link here; this package knows no router. */
export const LinkProvider = LinkContext.Provider

export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext)
  return <RouterLink {...props} />
}
