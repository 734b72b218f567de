{{- define "inkvoice.labels" -}}
app.kubernetes.io/name: inkvoice
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "inkvoice.selector" -}}
app.kubernetes.io/name: inkvoice
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "inkvoice.image" -}}
{{- if .Values.image.digest -}}
{{ required "image.repository is needed: the image that the Dockerfile builds, as your registry calls it" .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ required "image.repository is needed: the image that the Dockerfile builds, as your registry calls it" .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end }}

{{- define "inkvoice.serviceAccountName" -}}
{{ .Values.serviceAccount.name | default .Release.Name }}
{{- end }}

{{- define "inkvoice.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65534
runAsGroup: 65534
fsGroup: 65534
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "inkvoice.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "inkvoice.settings" -}}
- name: INKVOICE_HOST
  value: "0.0.0.0"
- name: INKVOICE_BASE_URL
  value: {{ required "baseUrl is needed: the public address, as clients reach it" .Values.baseUrl | quote }}
- name: INKVOICE_TRUST_PROXY
  value: {{ .Values.trustProxy | quote }}
- name: INKVOICE_MAX_CONNECTIONS_PER_ADDRESS
  value: "2000"
- name: INKVOICE_S3_BUCKET
  value: {{ required "s3.bucket is needed" .Values.s3.bucket | quote }}
- name: INKVOICE_S3_REGION
  value: {{ .Values.s3.region | quote }}
- name: INKVOICE_S3_ENDPOINT
  value: {{ .Values.s3.endpoint | quote }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "inkvoice.secrets" -}}
- secretRef:
    name: {{ required "secretName is needed: a Secret with INKVOICE_DATABASE_URL, INKVOICE_SECRETS_KEY and INKVOICE_METRICS_TOKEN" .Values.secretName }}
{{- end }}

{{- define "inkvoice.volumeMounts" -}}
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
{{- end }}

{{- define "inkvoice.volumes" -}}
- name: data
  emptyDir: {}
- name: tmp
  emptyDir: {}
{{- end }}
