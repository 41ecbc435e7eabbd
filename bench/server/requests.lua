-- wrk sends the requests of a file, one after the other and from the start again. NUL stands between two requests.
local requests = {}
local nextRequest = 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for request in (file:read("*a") .. "\0"):gmatch("(.-)%z") do
    if #request > 0 then requests[#requests + 1] = request end
  end
  file:close()
end

function request()
  nextRequest = nextRequest % #requests + 1
  return requests[nextRequest]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end
