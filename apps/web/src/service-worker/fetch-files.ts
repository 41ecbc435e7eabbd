/** Whether a response has the requested file. HTML instead of a script or a style comes from a captive portal or a proxy. */
export function hasFile(url: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && (!isHtml || url.endsWith('.html'))
}

/**
 * Fetches all files that the worker caches in advance.
 * @throws TypeError when one of them cannot be fetched, or something else comes instead
 */
export function fetchFiles(
  requests: readonly Request[],
  fetchFile: (request: Request) => Promise<Response>,
): Promise<readonly (readonly [Request, Response])[]> {
  return Promise.all(
    requests.map(async (request) => {
      const response = await fetchFile(request)
      if (!hasFile(request.url, response))
        throw new TypeError(`${request.url} was answered with something else (status ${response.status}).`)
      return [request, response] as const
    }),
  )
}
