import type { HostedSite, HostSettings } from '#contract';

/**
 * nginx in front of `npm run serve`: it terminates TLS and proxies all requests. The server sends the headers and
 * redirects, so a new build does not change this file. Operators copy it once and maintain it from then on.
 */
export function nginxSettings({ origin, server, metricsPath }: HostedSite): HostSettings {
  const { hostname } = new URL(origin);
  const bare = hostname.replace(/^www\./, '');
  const config = `# A starting point: copy it to /etc/nginx/conf.d/${hostname}.conf, and test it with nginx -t.

# npm run serve, with TRUST_PROXY=1.
upstream ${hostname} { server ${server}; keepalive 16; }

server {
  listen 80;
  listen [::]:80;
  server_name ${bare === hostname ? hostname : `${hostname} ${bare}`};
  server_tokens off;
  access_log off;
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 ${origin}$request_uri; }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:${hostname}:10m;
  ssl_session_tickets off;
  server_tokens off;
  # The server logs each request, without visitors' addresses.
  access_log off;

  # Requests are small, so slow clients are cut off early.
  client_header_timeout 10s;
  client_body_timeout 15s;
  send_timeout 15s;

  location = ${metricsPath} { return 404; }
  location / {
    proxy_pass http://${hostname};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 5s;
    proxy_read_timeout 30s;
  }
}
`;
  return { 'site.conf': config };
}
