/**
 * The states by the first three digits of their zip codes (USPS Domestic Mail Manual, list L002). Territories, freely
 * associated states and military post (AA, AE, AP) are listed too, so that they are never mistaken for a state.
 */
const prefixes =
  'NY005 PR006-007 VI008 PR009 MA010-027 RI028-029 NH030-038 ME039-049 VT050-054 MA055 VT056-059 CT060-069 NJ070-089 ' +
  'AE090-098 NY100-149 PA150-196 DE197-199 DC200 VA201 DC202-205 MD206-219 VA220-246 WV247-268 NC270-289 SC290-299 ' +
  'GA300-319 FL320-339 AA340 FL341-349 AL350-369 TN370-385 MS386-397 GA398-399 KY400-427 OH430-459 IN460-479 ' +
  'MI480-499 IA500-528 WI530-549 MN550-567 DC569 SD570-577 ND580-588 MT590-599 IL600-629 MO630-658 KS660-679 ' +
  'NE680-693 LA700-714 AR716-729 OK730-732 TX733 OK734-749 TX750-799 CO800-816 WY820-831 ID832-838 UT840-847 ' +
  'AZ850-865 NM870-884 TX885 NV889-898 CA900-961 AP962-966 HI967-968 GU969 OR970-979 WA980-994 AK995-999'

const ranges = prefixes.split(' ').map((row) => {
  const [first = '', last = first] = row.slice(2).split('-')
  return { state: row.slice(0, 2), first, last }
})

/**
 * Codes that lie elsewhere than their neighbours: Fishers Island, American Samoa, and the islands that share 969 with
 * Guam (Palau, Micronesia, the Northern Marianas, the Marshall Islands).
 */
const exceptions: ReadonlyMap<string, string> = new Map(
  'NY06390 AS96799 PW96939 PW96940 FM96941 FM96942 FM96943 FM96944 MP96950 MP96951 MP96952 MH96960 MH96970'
    .split(' ')
    .map((row) => [row.slice(2), row.slice(0, 2)]),
)

/** The state of a zip code, as soon as its digits tell: mostly three, sometimes five. `null` if there is none. */
export function usStateOf(zip: string): string | null {
  const prefix = zip.slice(0, 3)
  const state = ranges.find(({ first, last }) => prefix >= first && prefix <= last)?.state
  return exceptions.get(zip.slice(0, 5)) ?? state ?? null
}
