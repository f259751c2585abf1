/** How content names a file of ours; the server puts an address in its place. */
export const FILE_REFERENCE = 'file:'

export const fileIdOf = (address: string): string | undefined =>
  /^file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1]
