import { AppError } from '../../kernel/app-error.ts'

/** Where a sign-in may lead back to: the sites and the console, never their own sign-in callbacks. */
const OWN_PATH = /^\/kms\/(?:(?:pc|mobile)\/[^?#]*|admin(?:\/[^?#]*)?)?(?:[?#].*)?$/
const CALLBACK = /^\/kms\/(?:pc|mobile)\/iam\//
const ANYWHERE = 'http://own.invalid'

/**
 * The path, query and fragment of an own page. Read the way a browser reads it (a backslash is a slash, line breaks vanish, dots
 * go up) and judged by what that gives, which is also what is kept.
 */
export function ownReturnAddress(address: string): string {
  if (!address.startsWith('/kms/')) throw refusal()
  const url = new URL(address, ANYWHERE)
  const path = url.pathname + url.search + url.hash
  if (url.origin !== ANYWHERE || !OWN_PATH.test(path) || CALLBACK.test(path)) throw refusal()
  return path
}

const refusal = () => new AppError('signin.address_refused')
