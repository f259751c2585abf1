import { AppError } from '../../kernel/app-error.ts'

/** Where a sign-in may lead back to: the sites and the console, never their own sign-in callbacks. */
const OWN_PATH = /^\/kms\/(?:(?:pc|mobile)\/[^?#]*|admin(?:\/[^?#]*)?)?(?:[?#].*)?$/
const CALLBACK = /^\/kms\/(?:pc|mobile)\/iam\//
const ANYWHERE = 'http://own.invalid'

/** The path, query and fragment of an own page; everything that a browser could read as another host is refused. */
export function ownReturnAddress(address: string): string {
  // Browsers drop control characters and read a backslash as a slash: such an address is nothing a page of ours made.
  // oxlint-disable-next-line no-control-regex
  if (!address.startsWith('/kms/') || /[\u0000-\u0020\u007f\\]/.test(address)) throw refusal()
  const url = new URL(address, ANYWHERE)
  const path = url.pathname + url.search + url.hash
  if (url.origin !== ANYWHERE || !OWN_PATH.test(path) || CALLBACK.test(path)) throw refusal()
  return path
}

const refusal = () => new AppError('signin.address_refused')
